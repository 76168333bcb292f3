-- Why: name and address from MitID go with their person, and the program could not remove them.

GRANT DELETE ON players_details TO nordlys_app;
