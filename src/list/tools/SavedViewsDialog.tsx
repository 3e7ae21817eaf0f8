import { CheckOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import { useIsFetching } from '@tanstack/react-query';
import { Button, Flex, Form, Input, Modal } from 'antd';
import { use, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PortalForm, showProblems } from '../../components/form';
import type { ListResource } from '../../core/defineResource';
import { normalizeName } from '../../core/visibleText';
import { MemberIdContext } from '../../data/useMemberStorage';
import { useSavedViews, viewNameProblem, viewUrl, type SavedView } from './savedViews';

interface SavedViewsProps {
  readonly resource: ListResource;
  /** The URL of the list on the screen. */
  readonly href: string;
  readonly onClose: () => void;
}

/** Renders the member's saved views of a list, and the form that saves the current one or renames another. */
export default function SavedViewsDialog({ resource, href, onClose }: SavedViewsProps) {
  const current = viewUrl(href);
  const { open } = useNotification();
  const stored = useSavedViews();
  const isMemberKnown = use(MemberIdContext) !== undefined;
  const isReading = useIsFetching({ queryKey: ['memberStorage'] }) > 0;
  // In a browser that blocks storage, the attempt to save says so.
  const isLoading = !stored && (!isMemberKnown || isReading);
  const views = stored?.value.filter(({ list }) => list === resource.name) ?? [];
  /** The view that gets another name; undefined while the form saves the current view. */
  const [renamed, setRenamed] = useState<SavedView>();
  const [form] = Form.useForm<{ name: string }>();
  const lead = useRef<HTMLParagraphElement>(null);
  /** Focuses the lead text when the focused element is removed; otherwise Escape wouldn't close the dialog. */
  const focusLead = () => lead.current?.focus();

  const change = async (update: (all: readonly SavedView[]) => readonly SavedView[]) => {
    const isStored = await stored?.change(update);
    if (!isStored) open?.({ type: 'error', message: "Your views couldn't be changed in this browser." });
    return isStored;
  };
  const startRenaming = (view: SavedView | undefined) => {
    setRenamed(view);
    form.setFieldsValue({ name: view?.name ?? '' });
    form.focusField('name');
  };
  const save = async ({ name }: { name: string }) => {
    let problem = '';
    const isStored = await change((all) => {
      problem = viewNameProblem(all, name, renamed);
      const view = { list: resource.name, to: current, ...renamed, name: normalizeName(name) };
      return problem ? all : [...all.filter((other) => other.name !== renamed?.name), view];
    });
    if (showProblems(form, { name: problem }) || !isStored) return;
    startRenaming(undefined);
    open?.({ type: 'success', message: `Saved as ${normalizeName(name)}` });
  };
  return (
    <Modal
      open
      title="Saved views"
      footer={null}
      onCancel={onClose}
      // Keep the focus if the member has already moved it to a control of the dialog.
      afterOpenChange={() => lead.current?.parentElement?.contains(document.activeElement) || focusLead()}
    >
      <p ref={lead} tabIndex={-1}>
        Saved in this browser only. Views stay here after you log out and don&apos;t sync to other devices.
      </p>
      <PortalForm
        form={form}
        name="view"
        initialValues={{ name: '' }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          label={renamed ? `New name for ${renamed.name}` : 'Name for the current filters and sort order'}
          htmlFor="view_name"
        >
          <Flex wrap gap="small">
            <Form.Item name="name" noStyle>
              <Input autoComplete="off" style={{ flex: '1 1 12rem' }} />
            </Form.Item>
            <Button htmlType="submit" disabled={isLoading}>
              {renamed ? 'Rename' : 'Save view'}
            </Button>
            {renamed && <Button onClick={() => startRenaming(undefined)}>Cancel</Button>}
          </Flex>
        </Form.Item>
      </PortalForm>
      <Flex vertical gap="small" component="ul" aria-label="Saved views" style={{ padding: 0, margin: 0 }}>
        {views.map((view) => (
          <Flex key={view.name} wrap align="center" gap="small" component="li">
            <Link
              to={view.to}
              className="tap"
              style={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}
              aria-current={view.to === current ? 'true' : undefined}
              onClick={onClose}
            >
              <bdi translate="no">{view.name}</bdi> {view.to === current && <CheckOutlined aria-hidden />}
            </Link>
            <Flex gap="small">
              <Button aria-label={`Rename ${view.name}`} onClick={() => startRenaming(view)}>
                Rename
              </Button>
              <Button
                aria-label={`Remove ${view.name}`}
                onClick={() => {
                  if (renamed === view) startRenaming(undefined);
                  void change((all) => all.filter(({ name }) => name !== view.name)).then(focusLead);
                }}
              >
                Remove
              </Button>
            </Flex>
          </Flex>
        ))}
      </Flex>
    </Modal>
  );
}
