import AppGenerator
import Foundation
import GeneratedAfter
import GeneratedBefore
import SwiftUI

/// Plays the generated apps, before and after the migration, and writes a line for each: its name when it begins,
/// and what was to be seen when it is done. An app that traps ends the program, so that its name is the last line.
///
///     PlayApps <first> [anew]
///
/// With `anew` it plays one app only, and records what would be shown if no body were skipped, too.
@main struct PlayApps {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let first = arguments.first.flatMap { Int($0) } ?? 0
    let player = Player(rendersAnew: arguments.contains("anew"))
    let apps = zip(GeneratedBefore.apps, GeneratedAfter.apps).dropFirst(first)
    for (old, new) in apps.prefix(player.rendersAnew ? 1 : .max) {
      write("before \(old.name)")
      let before = await player.play(old.makeView, seed: old.seed)
      write("after \(new.name)")
      let after = await player.play(new.makeView, seed: new.seed)
      let comparison = AppComparison(app: old.name, before: before, after: after)
      write(String(decoding: try JSONEncoder().encode(comparison), as: UTF8.self))
    }
  }

  /// At once, as the next app may end the program.
  private static func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
