import SwiftUI

protocol Settings {
  var address: String { get }
}

/// What it holds is settled when it is made.
final class FileSettings: Settings {
  private var entries: [String: String] = [:]

  init(entries: [String: String]) { self.entries = entries }

  convenience init() {
    self.init(entries: [:])
    load()
  }

  private func load() {
    entries = ["address": "example.org"]
    complete()
  }

  private func complete() { entries["port"] = "80" }

  var address: String { entries["address"] ?? "" }
}

/// Only a preview makes one.
final class SampleSettings: Settings {
  var address = ""
  func change() { address = "sample" }
}

@Observable
final class Course {
  var progress = 0
  let settings: Settings

  init(settings: Settings) { self.settings = settings }
}

struct CourseView: View {
  var course: Course

  var body: some View {
    Text("\(course.progress) \(course.settings.address)")
  }
}

struct CourseView_Previews: PreviewProvider {
  static var previews: some View {
    CourseView(course: Course(settings: SampleSettings()))
  }
}

/// This is loaded again by others.
final class Account {
  var name = ""

  init() { load() }

  func load() { name = "nobody" }
}

/// A closure that an initializer hands over sets this later.
final class Status {
  private(set) var text = ""

  init() {
    Task { self.text = "ready" }
  }
}

@Observable
final class Profile {
  var visits = 0
  let account = Account()
  let status = Status()
}

struct ProfileView: View {
  var profile: Profile

  var body: some View {
    Text("\(profile.visits) \(profile.account.name) \(profile.status.text)")
    Button("Load") { profile.account.load() }
  }
}
