DROP INDEX "members_sponsor_id_index";--> statement-breakpoint
DROP INDEX "postings_owner_type_created_at_id_index";--> statement-breakpoint
CREATE INDEX "members_sponsor_id_created_at_id_index" ON "members" USING btree ("sponsor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_member_id_market_status_created_at_id_index" ON "orders" USING btree ("member_id","market","status","created_at","id");--> statement-breakpoint
CREATE INDEX "postings_owner_type_created_at_id_wallet_index" ON "postings" USING btree ("owner","type","created_at","id","wallet");