import Combine
import SwiftUI

/// What tells its subscribers is the assignment of a subject's value, of a published property of a plain class, or what a
/// continuation is given; or the publisher calls code of the project on its way.
protocol Authenticating {
    var users: AnyPublisher<String?, Never> { get }
    var attempts: Int { get }
    func logIn()
}

final class Authentication: Authenticating {
    private let subject = CurrentValueSubject<String?, Never>(nil)
    private(set) var attempts = 0

    var users: AnyPublisher<String?, Never> { subject.eraseToAnyPublisher() }

    func logIn() {
        attempts += 1
        subject.value = nil
    }
}

@Observable
final class LoginModel {
    private(set) var user: String? { didSet { withMutation(keyPath: \.user) {} } }
    let authentication: any Authenticating
    @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

    init(authentication: any Authenticating = Authentication()) {
        self.authentication = authentication
        authentication.users.sink { [weak self] in self?.user = $0 }.store(in: &subscriptions)
    }
}

final class Receiver {
    @Published private(set) var fix = 0
    private(set) var polls = 0

    func poll() {
        polls += 1
        fix = 0
    }
}

@Observable
final class MapModel {
    let receiver = Receiver()
    private(set) var label = 0 { didSet { withMutation(keyPath: \.label) {} } }
    @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

    init() {
        receiver.$fix.sink { [weak self] in self?.label = $0 }.store(in: &subscriptions)
    }
}

final class Weather {
    private(set) var calls = 0

    func fetch(_ query: String) -> AnyPublisher<Int, Never> {
        calls += 1
        return Just(query.count).eraseToAnyPublisher()
    }
}

@Observable
final class SearchModel {
    private(set) var result = 0 { didSet { withMutation(keyPath: \.result) {} } }
    let weather = Weather()
    private let query = PassthroughSubject<String, Never>()
    @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

    init() {
        query.flatMap { [weather] in weather.fetch($0) }
            .sink { [weak self] in self?.result = $0 }
            .store(in: &subscriptions)
    }

    func search() { query.send("ab") }
}

/// Its publisher calls nothing that changes what is shown.
@Observable
final class FilterModel {
    private(set) var text = ""
    private let query = PassthroughSubject<String, Never>()
    @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

    init() {
        query.map { $0.uppercased() }.sink { [weak self] in self?.text = $0 }.store(in: &subscriptions)
    }

    func filter() { query.send("a") }
}

struct ContentView: View {
    @State private var login = LoginModel()

    var body: some View {
        Text("\(login.user ?? "nobody") \(login.authentication.attempts)")
        Button("log in") { login.authentication.logIn() }
        MapView()
        SearchView()
        FilterView()
    }
}

struct MapView: View {
    @State private var map = MapModel()

    var body: some View {
        Text("\(map.label) \(map.receiver.polls)")
        Button("poll") { map.receiver.poll() }
    }
}

struct SearchView: View {
    @State private var model = SearchModel()

    var body: some View {
        Text("\(model.result) \(model.weather.calls)")
        Button("search") { model.search() }
    }
}

struct FilterView: View {
    @State private var model = FilterModel()

    var body: some View {
        Text(model.text)
        Button("filter") { model.filter() }
    }
}
