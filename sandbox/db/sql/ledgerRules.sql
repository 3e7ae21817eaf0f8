-- Rules of the ledger that the database enforces: the postings of an entry sum to zero, a balance is the sum of
-- its account's postings, and entries and postings are never changed or deleted. All postings of an entry are
-- inserted by one statement, so one check after each statement is enough.
CREATE OR REPLACE FUNCTION apply_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added GROUP BY entry_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'the postings of an entry must sum to zero' USING ERRCODE = 'check_violation';
  END IF;
  UPDATE accounts SET balance = accounts.balance + change.amount
  FROM (SELECT owner, wallet, sum(amount) AS amount FROM added GROUP BY owner, wallet) AS change
  WHERE accounts.owner = change.owner AND accounts.wallet = change.wallet;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER apply_postings AFTER INSERT ON postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_postings();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE ON entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER postings_append_only BEFORE UPDATE OR DELETE ON postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
