import Foundation
import SwiftUI

@MainActor final class Settings: ObservableObject {
  static let shared = Settings()

  @Published var isDry = false

  func note(_ text: String) {}
}

final class Job: Operation, @unchecked Sendable {
  @ObservedObject var settings = Settings.shared

  func run() {
    if settings.isDry { settings.note("dry") }
  }
}

struct Row: CustomReflectable {
  @ObservedObject var settings: Settings

  func run() {
    if settings.isDry { settings.note("dry") }
  }

  nonisolated var customMirror: Mirror { Mirror(reflecting: 1) }
}
