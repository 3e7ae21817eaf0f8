-- The laws of the ledger, kept by the database whatever the code does:
-- an entry sums to zero, a balance is the sum of its postings, and what is posted stays.
-- The postings of an entry go in by one INSERT, so one check for each statement is enough.
CREATE FUNCTION apply_postings() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE ON entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER postings_append_only BEFORE UPDATE OR DELETE ON postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
