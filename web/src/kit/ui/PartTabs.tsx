import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { type To, useNavigate } from 'react-router-dom';
import { Tab, TabList } from './Tabs';

const useStyles = makeStyles({
  // In line with the heading: the tabs bring their own padding. On a phone they scroll sideways.
  list: { marginInlineStart: '-10px', overflowX: 'auto', overflowY: 'hidden' },
  tab: { flexShrink: 0 },
  panel: { minWidth: 0 },
});

type PartTabsProps<Name extends string> = {
  tabs: readonly { readonly name: Name; readonly label: string }[];
  open: Name;
  /** The address of a part. */
  toAddress: (name: Name) => To;
  /** Styles the panel. */
  className?: string;
  children: ReactNode;
};

/** The parts of one page, or of a few; the address names the open one. */
export function PartTabs<Name extends string>(props: PartTabsProps<Name>) {
  const { tabs, open, toAddress, className, children } = props;
  const styles = useStyles();
  const id = useId();
  const navigate = useNavigate();
  return (
    <>
      <TabList
        className={styles.list}
        selectedValue={open}
        onTabSelect={(_event, { value }) => navigate(toAddress(value as Name), { preventScrollReset: true })}
      >
        {tabs.map(({ name, label }) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            value={name}
            aria-controls={`${id}-panel`}
            className={styles.tab}
          >
            {label}
          </Tab>
        ))}
      </TabList>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open}`}
        className={mergeClasses(styles.panel, className)}
      >
        {children}
      </div>
    </>
  );
}
