import SwiftUI

final class Loader {
    var pages = 0

    func load() { pages += 1 }
}

protocol Paged {
    var pager: Loader { get }
}

extension Paged {
    var pageCount: Int { pager.pages }
}

@Observable
final class Feed {
    var posts: [String] = []
    let loader: Loader

    init(loader: Loader) { self.loader = loader }

    func reload() {
        posts = []
        loader.load()
        withMutation(keyPath: \.posts) {}
    }
}

/// What is read through a protocol stands behind no dot.
final class Archive: ObservableObject, Paged {
    @Published var posts: [String] = []
    let pager: Loader

    init(loader: Loader) { pager = loader }

    func reload() {
        posts = []
        pager.load()
        objectWillChange.send()
    }
}

struct FeedView: View {
    var feed: Feed
    @ObservedObject var archive: Archive

    var body: some View {
        Text("\(feed.posts.count) \(archive.posts.count) \(archive.pageCount)")
    }
}

func makeFeed() -> Feed {
    let loader = Loader()
    return Feed(loader: loader)
}
