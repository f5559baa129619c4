-- Staff sort the list of clients by last name. Erased clients have no name and come last. The list reads one page from this index.
CREATE INDEX clients_are_sorted_by_name ON clients ((first_name = ''), search_text(last_name || ' ' || first_name), id);
