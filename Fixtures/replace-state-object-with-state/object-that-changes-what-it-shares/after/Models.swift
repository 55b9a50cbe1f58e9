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

@Observable
final class HeldFeed: ObservableObject {
  var text = ""
  private let service = Service.shared

  init() { service.onUpdate = { [weak self] in self?.text = $0 } }
}

@Observable
final class PassedFeed: ObservableObject {
  var text = ""
  private let service: Service

  init(service: Service = .shared) {
    self.service = service
    self.service.add("feed")
  }
}

@Observable
final class DefaultFeed: ObservableObject {
  var text = ""

  init(service: Service = Service.shared) { service.add("feed") }
}

@Observable
final class EachFeed: ObservableObject {
  var text = ""

  init() {
    for service in [Service.shared] { service.add("feed") }
  }
}

let log = Service()

@Observable
final class LoggedFeed: ObservableObject {
  var text = ""
  private let log: Service

  init(log: Service) {
    self.log = log
    self.log.add("feed")
  }
}

@Observable
final class NamedFeed {
  var text = ""
  @ObservationIgnored private lazy var service = service(named: "feed")

  init() { service.add("feed") }

  private func service(named name: String) -> Service { Service() }
}

// Making one of these changes its own parts.

@Observable
final class OwnFeed {
  var text = ""
  private let service = Service()

  init() { service.add("feed") }
}

@Observable
final class ValueFeed {
  var text = ""
  private var options = Options.standard

  init() { options.isFast = true }
}

struct FeedsView: View {
  @StateObject private var held = HeldFeed()
  @StateObject private var passed = PassedFeed()
  @StateObject private var defaulted = DefaultFeed()
  @StateObject private var each = EachFeed()
  @StateObject private var logged = LoggedFeed(log: log)
  @State private var named = NamedFeed()
  @State private var own = OwnFeed()
  @State private var value = ValueFeed()

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
