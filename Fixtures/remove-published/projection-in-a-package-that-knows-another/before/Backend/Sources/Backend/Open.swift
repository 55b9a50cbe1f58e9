import Fluent

func open(on database: Database) -> [Record] {
    Record.query(on: database).filter(\.$status == "open").all()
}
