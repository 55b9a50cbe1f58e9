import Foundation
import SwiftUI

/// Filled where it is read: to empty it shows nothing else.
final class Highlighter {
    static let shared = Highlighter()
    private var cache: [String: String] = [:]

    func highlighted(_ code: String) -> String {
        if let known = cache[code] { return known }
        let value = "<" + code + ">"
        cache[code] = value
        return value
    }

    func invalidate() { cache.removeAll() }
    func forget(_ code: String) { cache[code] = nil }
}

/// The same by a cache of Foundation, with a setting that no view is told of.
final class Renderer {
    static let shared = Renderer()
    private let cache = NSCache<NSString, NSString>()
    private var prefix = "#"

    func rendered(_ text: String) -> String {
        let code = prefix + text
        if let known = cache.object(forKey: code as NSString) { return String(describing: known) }
        cache.setObject(code as NSString, forKey: code as NSString)
        return code
    }

    func invalidate() { cache.removeAllObjects() }
}

/// How many it holds is shown, too.
final class Thumbnails {
    static let shared = Thumbnails()
    private var cache: [String: String] = [:]
    var count: Int { cache.count }

    func thumbnail(of name: String) -> String {
        if let known = cache[name] { return known }
        cache[name] = "[\(name)]"
        return "[\(name)]"
    }

    func invalidate() { cache.removeAll() }
}

/// What it is filled from is read only where it is empty.
final class Summaries {
    static let shared = Summaries()
    private var cache: [String: String] = [:]

    func summary(of name: String, in sync: Sync) -> String {
        if let known = cache[name] { return known }
        let value = "\(name) \(sync.lines)"
        cache[name] = value
        return value
    }

    func invalidate() { cache.removeAll() }
}

/// What is taken away is not made again.
final class Drafts {
    static let shared = Drafts()
    private var titles: [String] = []

    func all() -> [String] {
        if titles.isEmpty { titles = ["a", "b"] }
        return titles
    }

    func drop() { titles.removeLast() }
}

/// That it is empty is not what fills it.
final class Titles {
    static let shared = Titles()
    private var cache: [String: String] = [:]
    private var seen: Set<String> = []

    func title(of name: String) -> String {
        if !seen.contains(name) {
            cache[name] = name.uppercased()
            seen.insert(name)
        }
        return cache[name] ?? "none"
    }

    func clear() { cache.removeAll() }
}

/// What is emptied is a part of what is held, and not filled again.
final class Shelves {
    static let shared = Shelves()
    private var shelves: [String: [String]] = [:]

    func shelf(_ name: String) -> [String] {
        if let known = shelves[name] { return known }
        let shelf = [name, name]
        shelves[name] = shelf
        return shelf
    }

    func clear(_ name: String) {
        shelves[name]?.removeAll()
    }
}

final class Sync: ObservableObject {
    static let shared = Sync()
    @Published var status = 0
    @Published var logs: [String] = []
    @Published var lines = 0 { didSet { Summaries.shared.invalidate() } }

    func start() {
        status = 1
        logs.append("x")
    }
}

struct CodeView: View {
    @StateObject private var sync = Sync.shared

    var body: some View {
        VStack {
            Text(Highlighter.shared.highlighted("code"))
            Text(Renderer.shared.rendered("text"))
            LogView(sync: sync)
        }
    }
}

struct ThumbnailView: View {
    @StateObject private var sync = Sync.shared

    var body: some View {
        VStack {
            Text("\(Thumbnails.shared.count) " + Thumbnails.shared.thumbnail(of: "one"))
            LogView(sync: sync)
        }
    }
}

struct DraftView: View {
    @StateObject private var sync = Sync.shared

    var body: some View {
        VStack {
            Text(Drafts.shared.all().joined())
            LogView(sync: sync)
        }
    }
}

struct SummaryView: View {
    @ObservedObject var sync: Sync
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text(Summaries.shared.summary(of: "all", in: sync))
            Button(isOpen ? "close" : "open") { isOpen.toggle() }
        }
    }
}

struct TitleView: View {
    @StateObject private var sync = Sync.shared

    var body: some View {
        VStack {
            Text(Titles.shared.title(of: "two"))
            LogView(sync: sync)
        }
    }
}

struct ShelfView: View {
    @StateObject private var sync = Sync.shared

    var body: some View {
        VStack {
            Text(Shelves.shared.shelf("top").joined())
            LogView(sync: sync)
        }
    }
}

struct LogView: View {
    @ObservedObject var sync: Sync

    var body: some View { Text(sync.logs.joined()) }
}

struct ContentView: View {
    var body: some View {
        VStack {
            CodeView()
            ThumbnailView()
            DraftView()
            TitleView()
            ShelfView()
            SummaryView(sync: Sync.shared)
            Button("empty") {
                Highlighter.shared.invalidate()
                Renderer.shared.invalidate()
                Highlighter.shared.forget("code")
            }
            Button("empty thumbnails") { Thumbnails.shared.invalidate() }
            Button("drop") { Drafts.shared.drop() }
            Button("clear") {
                Titles.shared.clear()
                Shelves.shared.clear("top")
            }
            Button("start") { Sync.shared.start() }
            Button("count") { Sync.shared.lines += 1 }
        }
    }
}
