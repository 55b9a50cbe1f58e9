import MigrationOutput
import MigrationPlanning
import MigrationRules
import SourceText
import SwiftModel

extension MigrationRun {
  /// What moving each unit of a plan changes, and no other: what is made of it with `--only`, or would be made of it
  /// besides the uses that its reasons are about.
  func changesByUnit(of plan: Plan, _ rewrites: [Rewrite]) -> [[ReportDocument.Change]] {
    let numbers = Dictionary(
      uniqueKeysWithValues: plan.units.enumerated().flatMap { number, unit in
        unit.members.map { ($0, number) }
      })
    let byUnit = Dictionary(grouping: rewrites) { $0.subjects.first.flatMap { numbers[$0] } }
    return plan.units.enumerated().map { number, unit in
      let alone = Plan(moving: unit, by: byUnit[number] ?? [])
      return alone.edits.sorted { $0.key < $1.key }.compactMap { file, edits in
        change(of: file, making: edits, of: alone)
      }
    }
  }

  /// Nil where nothing changes, or where edits contradict one another, which is a reason by itself.
  private func change(of file: Int, making edits: [SourceEdit], of plan: Plan) -> ReportDocument.Change? {
    do throws(EditConflict) {
      let edits = try sourceEdits(of: file, making: edits, of: plan)
      return edits.isEmpty ? nil : ReportDocument.Change(context.index.files[file].source, edits)
    } catch {
      return nil
    }
  }
}
