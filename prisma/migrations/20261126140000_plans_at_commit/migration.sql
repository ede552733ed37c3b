-- What runs at the end of a transaction keeps its plans for as long as its connection lives. Made while a table was empty,
-- such a plan reads it whole, and once it has grown each further row takes longer than the one before. No statement's time
-- limit ends a COMMIT, so these functions never read a table whole where an index leads to the rows.
DO $$
DECLARE
  name text;
BEGIN
  FOR name IN SELECT DISTINCT tgfoid::regproc FROM pg_trigger WHERE tgdeferrable AND NOT tgisinternal LOOP
    EXECUTE format('ALTER FUNCTION %s() SET enable_seqscan = off', name);
  END LOOP;
END $$;
