import { useResourceParams } from '@refinedev/core';
import { Modal } from 'antd';
import { Command } from 'cmdk';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './CommandPalette.module.css';
import { rankCommand, screenCommands } from './commands';
import { useActions, type PaletteCallbacks } from './useActions';

interface CommandPaletteProps extends PaletteCallbacks {
  readonly onClose: () => void;
}

/** Renders the command palette, which finds a screen or an action by name (product.md: Keyboard). */
export default function CommandPalette({ onClose, ...callbacks }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { resources } = useResourceParams();
  const actions = useActions(callbacks);
  const item = (label: string, keywords: readonly string[], run: () => void) => (
    <Command.Item
      key={label}
      value={label}
      keywords={[...keywords]}
      onSelect={() => {
        onClose();
        run();
      }}
    >
      {label}
    </Command.Item>
  );
  return (
    <Modal
      open
      title={<span className="visually-hidden">Command palette</span>}
      footer={null}
      closable={false}
      width={560}
      onCancel={onClose}
      // Before that, the input is not rendered and antd focuses the dialog.
      afterOpenChange={() => input.current?.focus()}
    >
      <Command label="Command palette" loop filter={rankCommand} className={styles.palette}>
        <Command.Input ref={input} placeholder="Find a page or action…" />
        <Command.List>
          <Command.Empty>No results</Command.Empty>
          <Command.Group heading="Go to">
            {screenCommands(resources).map(({ label, keywords, to }) =>
              item(label, keywords, () => void navigate(to)),
            )}
          </Command.Group>
          <Command.Group heading="Actions">
            {actions.map(({ label, keywords, run }) => item(label, keywords, run))}
          </Command.Group>
        </Command.List>
      </Command>
    </Modal>
  );
}
