// What is open over a table: a sheet, a panel of the shelf, a rule. At most one of each kind.
export type Sheet = 'log' | 'help' | 'layers';

export class Openings {
  sheet = $state<Sheet | null>(null);
  /** The line of the shelf whose panel is open on a narrow screen. */
  panel = $state('');
  rule = $state('');

  toggle(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? null : sheet;
  }

  /** Closes what lies on top, and says whether there was anything. */
  closeTop(): boolean {
    if (this.rule) this.rule = '';
    else if (this.panel) this.panel = '';
    else if (this.sheet) this.sheet = null;
    else return false;
    return true;
  }
}
