import Foundation
import MigrationOutput

/// Writes unit after unit, each in a transaction of its own, and puts those back that the check fails with.
struct UnitWriting {
  private let writing: WritingOptions
  private let tree: URL
  private(set) var failures: [WritingOutcome.Failure] = []
  /// How often the check ran.
  private(set) var checks = 0

  /// - Parameter tree: a folder that holds all files, which the caller has locked.
  init(_ writing: WritingOptions, in tree: URL) {
    self.writing = writing
    self.tree = tree
  }

  /// Units that were put back, by the names of their types.
  var putBack: Set<[String]> { Set(failures.map(\.types)) }

  /// - Parameter recording: has to succeed, or the unit is put back.
  /// - Returns: whether the check passed, and the unit stays.
  /// - Throws: `MigrationError`, and the files of the unit are then as they were, but for those that the error names.
  mutating func write(
    _ step: UnitSteps.Step, recording: () async throws(MigrationError) -> Void = {}
  ) async throws(MigrationError) -> Bool {
    writing.progress(.writing)
    if checks == 0, let messages = try await complaints() { throw .checkFailedBefore(messages) }
    var transaction = Transaction(tree: tree)
    do throws(MigrationError) {
      do throws(WritingError) { try transaction.apply(step.replacements) } catch {
        throw MigrationError(error)
      }
      if let messages = try await complaints() {
        try putBack(step.unit, by: &transaction, messages)
        return false
      }
      try await recording()
      do throws(WritingError) { try transaction.commit() } catch { throw MigrationError(error) }
      return true
    } catch {
      throw Self.error(error, of: step.unit, left: transaction.rollBack())
    }
  }

  /// What the check says where it fails.
  private mutating func complaints() async throws(MigrationError) -> [String]? {
    guard let verification = writing.verification else { return nil }
    checks += 1
    let outcome = await verification.check()
    try MigrationError.throwIfCancelled()
    guard case .failed(let messages) = outcome else { return nil }
    return messages
  }

  private mutating func putBack(
    _ unit: MovingUnit, by transaction: inout Transaction, _ messages: [String]
  ) throws(MigrationError) {
    let failure = WritingOutcome.Failure(types: unit.names, messages: messages)
    failures.append(failure)
    if let path = transaction.rollBack().first {
      throw .file(path: path, problem: "it changed during the run, and could not be put back")
    }
    writing.progress(.putBack(failure))
  }

  private static func error(
    _ error: MigrationError, of unit: MovingUnit, left: [String]
  ) -> MigrationError {
    switch error {
    case .interrupted(let others): return .interrupted(notPutBack: Set(others + left).sorted())
    case .file(let path, let problem):
      let rest =
        left.isEmpty ? "its files are as they were" : "not put back: \(left.joined(separator: ", "))"
      let names = UnitPlan.names(unit.names)
      return .file(path: path, problem: "\(problem)\nnothing of \(names) is kept, and \(rest)")
    default: return error
    }
  }
}
