import AppGenerator
import AppJournal
import SwiftUI

/// Shows an app, and taps at random.
@MainActor struct Player {
  /// Whether it is recorded, too, what would be shown if no body were skipped.
  let rendersAnew: Bool

  func play(_ makeView: @MainActor () -> any View, seed: UInt64) async -> AppRecord {
    StoredDefaults.removeAll()
    AppJournal.begin()
    var record = await tapped(Screen(makeView()), seed: seed)
    await finishQueuedWork()
    record.objectsLeft = AppJournal.objects
    return record
  }

  private func tapped(_ screen: Screen, seed: UInt64) async -> AppRecord {
    var choices = Choices(seed: seed)
    var record = AppRecord()
    for number in 0...14 {
      var title = "at first"
      if number > 0 {
        guard screen.actionCount > 0 else { break }
        let action = choices.number(below: screen.actionCount)
        title = "tap \(action)"
        screen.tap(action)
      }
      do { try await screen.settle() } catch {
        record.isEndless = true
        return record
      }
      record.steps.append(step(title, screen))
    }
    return record
  }

  private func step(_ title: String, _ screen: Screen) -> AppRecord.Step {
    let bodyCount = screen.bodyCount
    return AppRecord.Step(
      title: title, lines: screen.lines, linesRenderedAnew: rendersAnew ? screen.linesRenderedAnew() : [],
      told: AppJournal.takeTold(), bodyCount: bodyCount)
  }

  private func finishQueuedWork() async {
    for _ in 0..<4 {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
  }
}
