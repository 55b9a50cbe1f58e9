import SwiftUI

/// An app for another device, without the theme.
struct ClockApp: App {
  var body: some Scene {
    WindowGroup {
      Label("Clock", systemImage: "clock")
    }
  }
}
