import Combine
import SwiftUI

/// Where the values come is not known, and the closure of a `sink` would be on the main actor.
@MainActor
final class Feed: ObservableObject {
    @Published private(set) var titles: [String] = []

    init(_ loaded: AnyPublisher<[String], Never>) { loaded.assign(to: &$titles) }
}

@MainActor
final class Inbox: ObservableObject {
    @Published private(set) var titles: [String] = []

    init(_ loaded: AnyPublisher<[String], Never>) {
        loaded.receive(on: DispatchQueue.main).map { $0.sorted() }.assign(to: &$titles)
    }
}

@MainActor
final class Form: ObservableObject {
    @Published var name = ""
    @Published var mail = ""
    @Published private(set) var isValid = false

    init() {
        Publishers.CombineLatest($name, $mail)
            .map { !$0.isEmpty && !$1.isEmpty }
            .assign(to: &$isValid)
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

final class Plain: ObservableObject {
    @Published private(set) var titles: [String] = []

    init(_ loaded: AnyPublisher<[String], Never>) { loaded.assign(to: &$titles) }
}

struct FeedView: View {
    @ObservedObject var feed: Feed
    @ObservedObject var inbox: Inbox
    @ObservedObject var form: Form
    @ObservedObject var pages: Pages
    @ObservedObject var plain: Plain

    var body: some View {
        Text("\(feed.titles) \(inbox.titles) \(form.isValid) \(pages.text) \(plain.titles)")
    }
}
