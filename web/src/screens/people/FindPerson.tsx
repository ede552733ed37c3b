import { useNavigate } from 'react-router-dom';
import { PersonPicker } from '../../kit/ui/PersonPicker';
import { Section } from '../../kit/ui/Section';
import { personPath } from './personPath';
import { usePeopleSearch } from './usePeopleSearch';

/** The way to anyone's page for those who have no list of people: found by name, by email address or by ID. */
export function FindPerson() {
  const found = usePeopleSearch();
  const navigate = useNavigate();
  return (
    <Section title="People" description="Anyone’s rate, days and Form W-9, by name or email.">
      <PersonPicker
        label="Find a person"
        placeholder="Name or email"
        options={found.options}
        total={found.totalCount}
        value={null}
        onChange={(person) => {
          if (person) void navigate(personPath(person.id));
        }}
        onSearch={found.search}
        loading={found.isLoading}
        emptyText={found.hasFailed ? 'The search failed. Type again to retry.' : 'No one found'}
      />
    </Section>
  );
}
