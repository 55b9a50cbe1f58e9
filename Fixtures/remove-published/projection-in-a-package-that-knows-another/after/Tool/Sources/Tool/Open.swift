import Feature
import Fluent

func open(on database: Database) -> [Record] {
    Record.query(on: database).filter(\.$toolStatus == opened("open")).all()
}
