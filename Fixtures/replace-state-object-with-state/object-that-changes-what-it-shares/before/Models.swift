import SwiftUI

final class Service {
  static let shared = Service()
  var onUpdate: ((String) -> Void)?
  var clients: [String] = []

  func add(_ client: String) { clients.append(client) }
}

struct Options {
  static let standard = Options()
  var isFast = false
}

// Making one of these changes what others share.

final class HeldFeed: ObservableObject {
  @Published var text = ""
  private let service = Service.shared

  init() { service.onUpdate = { [weak self] in self?.text = $0 } }
}

final class PassedFeed: ObservableObject {
  @Published var text = ""
  private let service: Service

  init(service: Service = .shared) {
    self.service = service
    self.service.add("feed")
  }
}

final class DefaultFeed: ObservableObject {
  @Published var text = ""

  init(service: Service = Service.shared) { service.add("feed") }
}

final class EachFeed: ObservableObject {
  @Published var text = ""

  init() {
    for service in [Service.shared] { service.add("feed") }
  }
}

let log = Service()

final class LoggedFeed: ObservableObject {
  @Published var text = ""
  private let log: Service

  init(log: Service) {
    self.log = log
    self.log.add("feed")
  }
}

final class NamedFeed: ObservableObject {
  @Published var text = ""
  private lazy var service = service(named: "feed")

  init() { service.add("feed") }

  private func service(named name: String) -> Service { Service() }
}

// Making one of these changes its own parts.

final class OwnFeed: ObservableObject {
  @Published var text = ""
  private let service = Service()

  init() { service.add("feed") }
}

final class ValueFeed: ObservableObject {
  @Published var text = ""
  private var options = Options.standard

  init() { options.isFast = true }
}

struct FeedsView: View {
  @StateObject private var held = HeldFeed()
  @StateObject private var passed = PassedFeed()
  @StateObject private var defaulted = DefaultFeed()
  @StateObject private var each = EachFeed()
  @StateObject private var logged = LoggedFeed(log: log)
  @StateObject private var named = NamedFeed()
  @StateObject private var own = OwnFeed()
  @StateObject private var value = ValueFeed()

  var body: some View {
    Text(held.text + passed.text + defaulted.text + each.text + logged.text + named.text + own.text + value.text)
  }
}

struct RootView: View {
  @State private var count = 0

  var body: some View {
    FeedsView()
    Button("\(count)") { count += 1 }
  }
}
