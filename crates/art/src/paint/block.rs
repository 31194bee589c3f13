//! The cores of start blocks, cut by each square.

use super::Painter;

impl Painter<'_> {
    pub(super) fn core(&mut self) {
        let Some(cell) = self.land.cell else { return };
        // What the neighbours show is cut off, or it would cover them.
        self.raw(r#"<svg width="256" height="256" viewBox="0 0 256 256">"#);
        (cell.core.paint)(self, cell);
        self.raw("</svg>");
    }
}
