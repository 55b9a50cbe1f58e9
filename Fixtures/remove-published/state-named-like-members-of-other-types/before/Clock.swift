import Foundation
import SwiftUI

extension UserDefaults {
  static var isLenient = false
  static var days = 0
}

extension DateFormatter {
  static var `default` = "short"
}

final class Clock: ObservableObject {
  @Published var changes = 0
  @Published var name = "clock"

  // A member of the formatter, and not of the type that the project extends.
  func relax(_ formatter: DateFormatter) {
    formatter.isLenient = true
    changes += 1
  }

  // The one of the file manager.
  func forget() {
    FileManager.default.delegate = nil
    changes += 1
  }

  func wait() {
    UserDefaults.days += 1
    changes += 1
  }
}

struct ContentView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    LenientView(clock: clock)
    DefaultView(clock: clock)
    DaysView(clock: clock)
    Button("relax") { clock.relax(DateFormatter()) }
    Button("forget") { clock.forget() }
    Button("wait") { clock.wait() }
    Text("\(clock.changes)")
  }
}

struct LenientView: View {
  @ObservedObject var clock: Clock

  var body: some View { Text("\(clock.name) \(UserDefaults.isLenient)") }
}

struct DefaultView: View {
  @ObservedObject var clock: Clock

  var body: some View { Text("\(clock.name) \(DateFormatter.default)") }
}

struct DaysView: View {
  @ObservedObject var clock: Clock

  var body: some View { Text("\(clock.name) \(UserDefaults.days)") }
}
