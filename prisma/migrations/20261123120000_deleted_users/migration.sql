-- AlterTable
ALTER TABLE "AuditLog" ADD COLUMN     "deletedUserNumber" INTEGER;

-- AlterTable
ALTER TABLE "AuditSeal" ADD COLUMN     "redactedDigest" VARCHAR(64);

-- CreateTable
CREATE TABLE "DeletedUser" (
    "number" SERIAL NOT NULL,
    "userId" UUID NOT NULL,

    CONSTRAINT "DeletedUser_pkey" PRIMARY KEY ("number")
);

-- CreateIndex
CREATE UNIQUE INDEX "DeletedUser_userId_key" ON "DeletedUser"("userId");

-- CreateIndex
CREATE INDEX "AuditLog_deletedUserNumber_timestamp_id_idx" ON "AuditLog"("deletedUserNumber", "timestamp" DESC, "id" DESC) WHERE ("deletedUserNumber" IS NOT NULL);

-- AddForeignKey
ALTER TABLE "AuditLog" ADD CONSTRAINT "AuditLog_deletedUserNumber_fkey" FOREIGN KEY ("deletedUserNumber") REFERENCES "DeletedUser"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "AuditLog" ADD CONSTRAINT "AuditLog_one_actor"
  CHECK ("userId" IS NULL OR "deletedUserNumber" IS NULL);

-- A number stands for the same person for good.
CREATE FUNCTION "refuse_deleted_user_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The numbers of deleted users are never altered (% refused).', TG_OP;
END $$;

CREATE TRIGGER "DeletedUser_append_only" BEFORE UPDATE OR DELETE ON "DeletedUser"
  FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user_change"();
CREATE TRIGGER "DeletedUser_no_truncate" BEFORE TRUNCATE ON "DeletedUser"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_deleted_user_change"();
