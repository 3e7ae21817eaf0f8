import { Input, Modal, type InputRef } from 'antd';
import { Command, useCommandState } from 'cmdk';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSavedViews } from '../../list/tools/savedViews';
import { setPreferences } from '../../lib/preferences';
import { usePreferences } from '../../lib/usePreferences';
import styles from './CommandPalette.module.css';
import { titleOf } from '../screens';
import { rankCommand, screenCommands } from './commands';

interface PaletteProps {
  readonly onKeys: () => void;
  readonly onLogout: () => void;
  readonly onClose: () => void;
}

/** Returns the commands that open no screen. The active value of a preference has no command. */
function useActions(onKeys: () => void, onLogout: () => void) {
  const { amounts, theme, zone } = usePreferences();
  const action = (label: string, run: () => void, ...keywords: string[]) => ({ label, run, keywords });
  return [
    amounts === 'shown'
      ? action('Hide amounts', () => setPreferences({ amounts: 'hidden' }), 'privacy', 'balance')
      : action('Show amounts', () => setPreferences({ amounts: 'shown' }), 'privacy', 'balance'),
    ...(['light', 'dark', 'system'] as const)
      .filter((scheme) => scheme !== theme)
      .map((scheme) => action(`Use ${scheme} theme`, () => setPreferences({ theme: scheme }), 'theme')),
    zone === 'local'
      ? action('Show times in UTC', () => setPreferences({ zone: 'utc' }), 'zone')
      : action('Show local times', () => setPreferences({ zone: 'local' }), 'zone', 'UTC'),
    action('Show keyboard shortcuts', onKeys, 'keyboard', 'shortcuts', 'help'),
    action('Log out', onLogout, 'logout', 'sign out'),
  ];
}

/**
 * Renders the input with the ID of the selected item, which screen readers announce. cmdk's own ID is missing until an
 * arrow key is pressed: cmdk reads it before it marks the first item as selected.
 */
function PaletteInput({ input }: { readonly input: RefObject<InputRef | null> }) {
  const selected = useCommandState(({ value }) => value);
  const [id, setId] = useState<string>();
  useLayoutEffect(() => {
    const palette = input.current?.input?.closest('[cmdk-root]');
    setId(palette?.querySelector('[role=option][aria-selected=true]')?.id);
  }, [input, selected]);
  return (
    <Command.Input asChild>
      <Input ref={input} size="large" placeholder="Find a page or action…" aria-activedescendant={id} />
    </Command.Input>
  );
}

export default function CommandPalette({ onKeys, onLogout, onClose }: PaletteProps) {
  const input = useRef<InputRef>(null);
  const navigate = useNavigate();
  const screens = screenCommands.map(({ to, ...command }) => ({
    ...command,
    run: () => void navigate(to),
  }));
  const views = (useSavedViews()?.value ?? []).map(({ name, to }) => {
    const title = titleOf(to.replace(/\?.*/, '')) ?? '';
    return { label: `${name} · ${title}`, keywords: ['view', title], run: () => void navigate(to) };
  });
  const groups = {
    'Go to': screens,
    ...(views.length > 0 && { 'Saved views': views }),
    Actions: useActions(onKeys, onLogout),
  };
  return (
    <Modal
      open
      title={<span className="visually-hidden">Command palette</span>}
      footer={null}
      closable={false}
      width="35rem"
      onCancel={onClose}
      // Focus only after the dialog has opened: until then, the input is not rendered and antd focuses the dialog.
      afterOpenChange={() => input.current?.focus()}
    >
      <Command label="Command palette" loop filter={rankCommand} className={styles.palette}>
        <PaletteInput input={input} />
        <Command.List>
          {Object.entries(groups).map(([heading, commands]) => (
            <Command.Group key={heading} heading={heading}>
              {commands.map(({ label, keywords, run }) => (
                <Command.Item
                  key={label}
                  value={label}
                  keywords={keywords}
                  onSelect={() => {
                    onClose();
                    run();
                  }}
                >
                  {label}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <div role="status">
          <Command.Empty>No results</Command.Empty>
        </div>
      </Command>
    </Modal>
  );
}
