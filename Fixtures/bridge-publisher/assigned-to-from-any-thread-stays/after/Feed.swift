import Combine
import SwiftUI

/// Where the values come is not known, and the closure of a `sink` would be on the main actor.
@MainActor
final class Feed: ObservableObject {
    @Published private(set) var titles: [String] = []

    init(_ loaded: AnyPublisher<[String], Never>) { loaded.assign(to: &$titles) }
}

@Observable
@MainActor
final class Inbox {
    private(set) var titles: [String] = []
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(_ loaded: AnyPublisher<[String], Never>) {
        loaded.receive(on: DispatchQueue.main).map { $0.sorted() }.sink { [weak self] in self?.titles = $0 }.store(in: &cancellables)
    }
}

@Observable
@MainActor
final class Form {
    @ObservationIgnored @Published var name = ""
    @ObservationIgnored @Published var mail = ""
    private(set) var isValid = false
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        Publishers.CombineLatest($name, $mail)
            .map { !$0.isEmpty && !$1.isEmpty }
            .sink { [weak self] in self?.isValid = $0 }
            .store(in: &cancellables)
    }
}

@MainActor
final class Pages: ObservableObject {
    @Published var number = 0
    @Published private(set) var text = ""

    init(load: @escaping (Int) -> AnyPublisher<String, Never>) {
        $number.flatMap(load).assign(to: &$text)
    }
}

@Observable
final class Plain {
    private(set) var titles: [String] = []
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(_ loaded: AnyPublisher<[String], Never>) { loaded.sink { [weak self] in self?.titles = $0 }.store(in: &cancellables) }
}

struct FeedView: View {
    @ObservedObject var feed: Feed
    var inbox: Inbox
    var form: Form
    @ObservedObject var pages: Pages
    var plain: Plain

    var body: some View {
        Text("\(feed.titles) \(inbox.titles) \(form.isValid) \(pages.text) \(plain.titles)")
    }
}
