import { Component, type ReactNode } from 'react';
import { isUnrendered } from './typedValues';

interface TypedTextsProps {
  /** The id of the form. */
  readonly form: string;
  /** Called after a render if texts had to be put back. Must put them into the form's state. */
  readonly onRestore: () => void;
  readonly children: ReactNode;
}

interface TypedText {
  readonly input: HTMLInputElement;
  readonly text: string;
  readonly caret: readonly [start: number | null, end: number | null];
}

/**
 * Keeps the texts of a form's inputs that were set without an event, as some password managers do. React would replace
 * them with the form's state whenever it renders the inputs. A class, because no hook runs before React changes the
 * document.
 */
export class TypedTexts extends Component<TypedTextsProps> {
  override getSnapshotBeforeUpdate(): readonly TypedText[] {
    const inputs = document.querySelectorAll<HTMLInputElement>(`#${this.props.form} input`);
    return [...inputs].filter(isUnrendered).map((input) => ({
      input,
      text: input.value,
      caret: [input.selectionStart, input.selectionEnd],
    }));
  }

  override componentDidUpdate(_props: unknown, _state: unknown, typed: readonly TypedText[]) {
    const replaced = typed.filter(({ input, text }) => input.value !== text);
    for (const { input, text, caret } of replaced) {
      input.value = text;
      if (input === document.activeElement && caret[0] !== null) input.setSelectionRange(...caret);
    }
    if (replaced.length > 0) this.props.onRestore();
  }

  override render() {
    return this.props.children;
  }
}
