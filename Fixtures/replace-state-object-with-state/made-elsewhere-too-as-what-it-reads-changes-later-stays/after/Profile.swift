import Combine
import SwiftUI

let renamings = PassthroughSubject<String, Never>()

final class Profile: ObservableObject {
  @Published var name: String
  @Published private(set) var greetings: [String] = []

  private var renaming: AnyCancellable?

  init(name: String) {
    self.name = name
    renaming = renamings.sink { [weak self] in self?.name = $0 }
    greet()
  }

  var greeting: String { "Hello \(name)" }

  func greet() { greetings.append(greeting) }
}

struct ProfileView: View {
  @StateObject private var profile: Profile

  init(name: String) { _profile = StateObject(wrappedValue: Profile(name: name)) }

  var body: some View {
    Text(profile.greeting)
    Text("\(profile.greetings.count)")
  }
}

struct PeopleView: View {
  var body: some View { ProfileView(name: "anna") }
}

struct SummaryView: View {
  @ObservedObject var profile: Profile
  var body: some View { Text(profile.greeting) }
}

struct SummariesView: View {
  var body: some View { SummaryView(profile: Profile(name: "berta")) }
}
