-- CreateIndex
CREATE INDEX "User_listed" ON "User"("kind", "lastName", "firstName", "id", "isActive") WHERE ("archivedAt" IS NULL);

-- DropIndex
DROP INDEX "User_kind_isActive_lastName_firstName_idx";
