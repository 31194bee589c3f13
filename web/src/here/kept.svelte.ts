// Whether games of this page are kept on this device.
let kept = $state(true);

export const storage = {
  get kept() {
    return kept;
  },
  set kept(next: boolean) {
    kept = next;
  },
};
