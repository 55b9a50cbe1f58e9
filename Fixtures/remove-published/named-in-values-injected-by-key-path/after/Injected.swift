import Combine
import SwiftUI

struct Services {
  static var current = Services()
}

@propertyWrapper
struct Service<T> {
  private let path: WritableKeyPath<Services, T>

  init(_ path: WritableKeyPath<Services, T>) { self.path = path }

  var wrappedValue: T { Services.current[keyPath: path] }
}

extension Services {
  var settings: Settings {
    get { .shared }
    set {}
  }
  var account: Account {
    get { .shared }
    set {}
  }
}

final class Settings {
  static let shared = Settings()

  @Published var usesBundle = true
}

// Its publisher is subscribed to through an injected property.
final class Account: ObservableObject {
  static let shared = Account()

  @Published var name = ""
}

// Has a property of a name that something else publishes, too.
@Observable
final class SourcePicker {
  @ObservationIgnored @Service(\.settings) private var settings
  var usesBundle = true
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    settings.$usesBundle.sink { [weak self] in self?.usesBundle = $0 }.store(in: &cancellables)
  }
}

@Observable
final class Greeting {
  @ObservationIgnored @Service(\.account) private var account
  var name = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    account.$name.sink { [weak self] in self?.name = $0 }.store(in: &cancellables)
  }
}

struct PickerView: View {
  var picker: SourcePicker
  var greeting: Greeting

  var body: some View { Text(picker.usesBundle ? greeting.name : "—") }
}
