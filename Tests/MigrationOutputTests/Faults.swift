import Foundation
import MigrationOutput

/// Lets one change of the disk fail, or all from one on, as for a program that is killed.
final class Faults: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  private let failing: @Sendable (Int, Disk.Change) -> Int32?

  /// - Parameter failing: the error of the change with this number, counted from 0; nil where it is let through.
  private init(failing: @escaping @Sendable (Int, Disk.Change) -> Int32?) {
    self.failing = failing
  }

  static func none() -> Faults { Faults { _, _ in nil } }

  /// Nothing happens any more from a change on, not even the putting back.
  static func killed(at number: Int) -> Faults { Faults { count, _ in count >= number ? EIO : nil } }

  static func one(at number: Int, code: Int32) -> Faults {
    Faults { count, _ in count == number ? code : nil }
  }

  /// A disk that is full from a change on: what needs room fails, renaming and removing do not.
  static func full(from number: Int) -> Faults {
    Faults { count, change in
      count >= number && [.makeFolder, .write, .copyAttributes, .link].contains(change) ? ENOSPC : nil
    }
  }

  var disk: Disk {
    Disk { change throws(SystemError) in
      if let code = self.next(change) { throw SystemError(code: code) }
    }
  }

  /// How many changes there were.
  var changes: Int { lock.withLock { count } }

  private func next(_ change: Disk.Change) -> Int32? {
    lock.withLock {
      defer { count += 1 }
      return failing(count, change)
    }
  }
}
