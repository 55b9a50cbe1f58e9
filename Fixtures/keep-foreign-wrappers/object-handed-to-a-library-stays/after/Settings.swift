import SwiftUI
import VendorUI

final class Settings: ObservableObject {
  @Published var name = ""
}

struct SettingsForm: View {
  @StateObject private var settings = Settings()

  var body: some View { VendorForm(model: settings) }
}

final class Session: ObservableObject {
  @Published var user = ""
}

struct Home: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text(session.user).vendorInject(session) }
}

final class Log: ObservableObject {
  @Published var lines: [String] = []
}

struct LogView: View {
  let box: VendorBox<Log>
  @ObservedObject var log: Log

  var body: some View { Text("\(log.lines.count)") }
}

final class Tracker: ObservableObject {
  @Published var count = 0
}

struct TrackedView: View {
  @ObservedObject var tracker: Tracker

  var body: some View {
    Text("\(tracker.count)").onAppear { vendorRegister(tracker) }
  }
}
