import Dispatch
import Foundation

/// What becomes of a run when somebody ends it with a signal: it stops at once as long as nothing is written, and
/// puts everything back otherwise.
final class Interruption: Sendable {
  private let state = State()

  /// From now on there is something to put back.
  func beginWriting() { state.change { $0 = .writing } }

  /// There is nothing to put back any more: what was written stays.
  func endWriting() { state.change { if $0 == .writing { $0 = .written } } }

  /// - Returns: what the work returns. Where a signal comes while it writes, its task is cancelled.
  func cancelling<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let task = Task { () async -> Result<Value, Failure> in
      do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
    }
    let sources = Self.signals.map { number in
      // The default would end the program before anybody hears of the signal.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [state] in
        switch state.current {
        case .writing: return task.cancel()
        case .written: Terminal.error("interrupted: what was applied stays")
        case .reading: Terminal.error("interrupted: nothing was written")
        }
        exit(130)
      }
      source.resume()
      return source
    }
    let result = await task.value
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
    return try result.get()
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private enum Phase { case reading, writing, written }

  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var phase = Phase.reading

    var current: Phase { lock.withLock { phase } }

    func change(_ body: (inout Phase) -> Void) { lock.withLock { body(&phase) } }
  }
}
