import SwiftUI

struct Form {
    var title = ""
    var onChange: (() -> Void)?

    mutating func clear() {
        title = ""
        onChange?()
    }
}

final class ByMethod: ObservableObject {
    @Published var form = Form()

    init() {
        form.onChange = { [weak self] in print(self?.form.title ?? "") }
    }

    func clear() { form.clear() }
}

struct Link {
    var name: String
    var action: () -> Void

    mutating func follow() {
        name = ""
        action()
    }
}

final class ByInitializer: ObservableObject {
    @Published var link: Link?
    @Published var links: [Link] = []

    func make() {
        link = .init(name: "a", action: { [weak self] in print(self?.link?.name ?? "") })
        links.append(Link(name: "b", action: { print("b") }))
    }

    func follow() { link?.follow() }
}

final class ByTrailingClosure: ObservableObject {
    @Published var link: Link?

    func make() {
        link = Link(name: "b") { [weak self] in print(self?.link?.name ?? "") }
    }

    func follow() { link?.follow() }
}

struct Field {
    var text = "" { didSet { report(text) } }
    var report: (String) -> Void
}

final class ByObserver: ObservableObject {
    @Published var field: Field?

    init() {
        field = Field(report: { [weak self] text in self?.log(text) })
    }

    func clear() { field?.text = "" }
    private func log(_ text: String) { print(text, field?.text ?? "") }
}

struct Badge {
    var count = 0

    var shown: Int {
        get { count }
        set { count = newValue + BySharedInstance.shared.badge.count }
    }
}

final class BySharedInstance: ObservableObject {
    static let shared = BySharedInstance()
    @Published var badge = Badge()

    func show() { badge.shown = 3 }
}

protocol Clearable {
    var onClear: (() -> Void)? { get }
    mutating func empty()
}

extension Clearable {
    mutating func clear() {
        empty()
        onClear?()
    }
}

struct Draft: Clearable {
    var text = ""
    var onClear: (() -> Void)?

    mutating func empty() { text = "" }
}

final class ByProtocol: ObservableObject {
    @Published var draft = Draft()

    init() {
        draft.onClear = { [unowned self] in print(draft.text) }
    }

    func clear() { draft.clear() }
}

struct Note {
    var text = ""
    var action: (() -> Void)?
    var onEdit: (() -> Void)?
    var onSave: (() -> Void)?

    mutating func edit() {
        text = ""
        action?()
        onEdit?()
    }

    mutating func save() { onSave?() }
}

/// What is called reads something else, or later.
final class Moved: ObservableObject {
    @Published var note = Note()
    @Published var count = 0

    init() {
        note.onEdit = { [weak self] in print(self?.count ?? 0) }
        note.onSave = { [weak self] in
            Task { @MainActor in print(self?.note.text ?? "") }
        }
    }

    func edit() {
        note.edit()
        note.save()
    }
}

struct MovedView: View {
    @StateObject private var model = Moved()

    var body: some View {
        Text(model.note.text)
        Text("\(model.count)")
        Button(action: { print(model.note.text) }) { Text("Print") }
    }
}
