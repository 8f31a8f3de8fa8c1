declare global {
  namespace App {
    interface Error {
      message: string;
      /** It is a sentence of this page or of the house, not the framework's English. */
      ours?: boolean;
      /** What the page is called instead of a page that was not found. */
      title?: string;
    }
    /** What the back button takes away before it leaves the page; see `lib/ui/layers.ts`. */
    interface PageState {
      /** How many layers lie over the page. */
      depth?: number;
      /** Which part of a notebook is shown. */
      part?: string;
      /** When this entry was laid for dialogs; 0 = it is none of theirs. */
      over?: number;
      /** The set-up is being corrected. */
      correcting?: boolean;
      /** How many layers lie under it. */
      under?: number;
      /** The step of a form, and the one before it. */
      step?: string;
      from?: string;
    }
  }
}

export {};
