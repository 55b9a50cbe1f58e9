import SwiftUI

final class Journal {
    static let shared = Journal()
    var lines = 0
}

func note() { Journal.shared.lines += 1 }

/// The parameter has another name than what stores it.
struct Upload {
    private let run: () -> Void

    init(_ body: @escaping () -> Void) { run = body }

    func callBack() { run() }
}

struct Download {
    let finish: () -> Void

    init(completion: @escaping () -> Void) { finish = completion }
}

/// Methods store what they are given.
final class Player {
    private var finish: (() -> Void)?
    private var handlers: [String: () -> Void] = [:]
    var stop: () -> Void = {}

    func onFinish(_ action: @escaping () -> Void) { finish = action }

    func register(_ name: String, handler: @escaping () -> Void) { handlers[name] = handler }

    func play() { finish?() }

    func post(_ name: String) { handlers[name]?() }
}

@Observable
final class Model {
    private(set) var uploads = 0
    private(set) var downloads = 0
    private(set) var plays = 0
    private(set) var posts = 0
    private(set) var stops = 0
    private let upload = Upload { Journal.shared.lines += 1 }
    private let download = Download(completion: note)
    private let player = Player()

    init() {
        player.onFinish { Journal.shared.lines += 1 }
        player.register("post", handler: log)
        player.stop = { Journal.shared.lines += 1 }
    }

    private func log() { Journal.shared.lines += 1 }

    func send() {
        upload.callBack()
        uploads = min(1, uploads + 1)
    }

    func load() {
        download.finish()
        downloads = min(1, downloads + 1)
    }

    func play() {
        player.play()
        plays = min(1, plays + 1)
    }

    func post() {
        player.post("post")
        posts = min(1, posts + 1)
    }

    func stop() {
        player.stop()
        stops = min(1, stops + 1)
    }

    /// Announces equal values too, as '@Published' did.
    private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool {
        true
    }
}

struct ContentView: View {
    @State private var model = Model()

    var body: some View {
        Text("\(Journal.shared.lines) lines")
        Text("\(model.uploads) \(model.downloads) \(model.plays) \(model.posts) \(model.stops)")
        Button("send") { model.send() }
        Button("load") { model.load() }
        Button("play") { model.play() }
        Button("post") { model.post() }
        Button("stop") { model.stop() }
        SheetView { Journal.shared.lines += 1 }
        HookedView()
    }
}

/// The closure goes through the initializer of the view.
@Observable
final class Sheet {
    private(set) var title = "new" { didSet { withMutation(keyPath: \.title) {} } }
    private let onSave: () -> Void

    init(onSave: @escaping () -> Void) { self.onSave = onSave }

    func save() {
        onSave()
        title = "new"
    }
}

struct SheetView: View {
    @State private var sheet: Sheet

    init(onSave: @escaping () -> Void) {
        _sheet = State(wrappedValue: Sheet(onSave: onSave))
    }

    var body: some View {
        Text("\(sheet.title) \(Journal.shared.lines)")
        Button("save") { sheet.save() }
    }
}

@Observable
class Hooked {
    private(set) var selection = 0 { didSet { withMutation(keyPath: \.selection) {} } }
    private let hook: () -> Void

    init(hook: @escaping () -> Void) { self.hook = hook }

    func tap() {
        hook()
        selection = 0
    }
}

final class HookedList: Hooked {
    init() { super.init(hook: { Journal.shared.lines += 1 }) }
}

struct HookedView: View {
    @State private var list = HookedList()

    var body: some View {
        Text("\(list.selection) \(Journal.shared.lines)")
        Button("tap") { list.tap() }
    }
}
