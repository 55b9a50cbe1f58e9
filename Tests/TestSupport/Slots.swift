import Foundation

/// Lets only so many pieces of work run at once.
///
/// Swift Testing starts all arguments of a test together; a process for each would exhaust memory and file
/// descriptors.
package actor Slots {
  /// As many as there are cores.
  package static let cores = Slots(ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init(_ count: Int) {
    free = count
  }

  package func run<Value: Sendable>(_ work: @Sendable () async throws -> Value) async rethrows -> Value {
    await take()
    defer { giveBack() }
    return try await work()
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
