/** What panels take of the window at each side, in pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
