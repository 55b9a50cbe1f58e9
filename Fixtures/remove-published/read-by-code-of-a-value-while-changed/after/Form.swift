import SwiftUI

struct Form {
    var title = ""
    var onChange: (() -> Void)?

    mutating func clear() {
        title = ""
        onChange?()
    }
}

@Observable
final class ByMethod {
    var form = Form()

    init() {
        form.onChange = { [weak self] in print(self?.form.title ?? "") }
    }

    func clear() {
        var newForm = form
        newForm.clear()
        form = newForm
    }
}

struct Link {
    var name: String
    var action: () -> Void

    mutating func follow() {
        name = ""
        action()
    }
}

@Observable
final class ByInitializer {
    var link: Link?
    var links: [Link] = []

    func make() {
        link = .init(name: "a", action: { [weak self] in print(self?.link?.name ?? "") })
        links.append(Link(name: "b", action: { print("b") }))
    }

    func follow() {
        if var newLink = link {
            newLink.follow()
            link = newLink
        }
    }
}

@Observable
final class ByTrailingClosure {
    var link: Link?

    func make() {
        link = Link(name: "b") { [weak self] in print(self?.link?.name ?? "") }
    }

    func follow() {
        if var newLink = link {
            newLink.follow()
            link = newLink
        }
    }
}

struct Field {
    var text = "" { didSet { report(text) } }
    var report: (String) -> Void
}

@Observable
final class ByObserver {
    var field: Field?

    init() {
        field = Field(report: { [weak self] text in self?.log(text) })
    }

    func clear() {
        if var newField = field {
            newField.text = ""
            field = newField
        }
    }
    private func log(_ text: String) { print(text, field?.text ?? "") }
}

struct Badge {
    var count = 0

    var shown: Int {
        get { count }
        set { count = newValue + BySharedInstance.shared.badge.count }
    }
}

@Observable
final class BySharedInstance {
    static let shared = BySharedInstance()
    var badge = Badge()

    func show() {
        var newBadge = badge
        newBadge.shown = 3
        badge = newBadge
    }
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

@Observable
final class ByProtocol {
    var draft = Draft()

    init() {
        draft.onClear = { [unowned self] in print(draft.text) }
    }

    func clear() {
        var newDraft = draft
        newDraft.clear()
        draft = newDraft
    }
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
@Observable
final class Moved {
    var note = Note()
    var count = 0

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
    @State private var model = Moved()

    var body: some View {
        Text(model.note.text)
        Text("\(model.count)")
        Button(action: { print(model.note.text) }) { Text("Print") }
    }
}
