import SwiftUI

@Observable
final class Note {
    var text = ""
    var isLocked = false
}

struct NoteEditor: NSViewRepresentable {
    var note: Note

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeNSView(context: Context) -> NSTextView { NSTextView() }

    func updateNSView(_ view: NSTextView, context: Context) {
        let _ = note.text
        view.isEditable = !note.isLocked
        guard !context.coordinator.isEditing else { return }
        view.string = note.text
    }

    final class Coordinator {
        var isEditing = false
        var last = ""
    }
}

struct NoteLabel: NSViewRepresentable {
    var note: Note

    func makeCoordinator() -> NoteEditor.Coordinator { NoteEditor.Coordinator() }
    func makeNSView(context: Context) -> NSTextField { NSTextField() }

    func updateNSView(_ field: NSTextField, context: Context) {
        let _ = note.text
        if !context.coordinator.isEditing {
            field.stringValue = note.text
        }
    }
}

/// What the condition reads is read in each update.
struct NotePreview: NSViewRepresentable {
    var note: Note

    func makeCoordinator() -> NoteEditor.Coordinator { NoteEditor.Coordinator() }
    func makeNSView(context: Context) -> NSTextField { NSTextField() }

    func updateNSView(_ field: NSTextField, context: Context) {
        guard context.coordinator.last != note.text else { return }
        field.stringValue = note.text
        field.isHidden = note.isLocked
    }
}

/// Is read before.
struct NoteTitle: NSViewRepresentable {
    var note: Note

    func makeCoordinator() -> NoteEditor.Coordinator { NoteEditor.Coordinator() }
    func makeNSView(context: Context) -> NSTextField { NSTextField() }

    func updateNSView(_ field: NSTextField, context: Context) {
        let text = note.text
        guard !context.coordinator.isEditing else { return }
        field.stringValue = note.text + text
    }
}
