import SwiftUI

@Observable
class ImportModel {
    var text = ""
    required init() {}
}

final class FileModel: ImportModel {}

protocol Importer: View {
    associatedtype Model: ImportModel
    init(model: Model)
}

struct Parent<Child>: View where Child: Importer {
    @State var model: Child.Model = Child.Model()

    var body: some View { Child(model: model) }
}

struct FileImporter: Importer {
    var model: FileModel

    init(model: FileModel) { self.model = model }

    var body: some View { Text(model.text) }
}

/// What the screens have for it moves, so the bound does.
@Observable
final class Meter {
    var level = 0
}

protocol Screen: View {
    associatedtype Model: AnyObject & Observable
    var model: Model { get }
    static func text(of model: Model) -> String
}

struct MeterScreen: Screen {
    var model: Meter

    static func text(of model: Meter) -> String { "\(model.level)" }
    var body: some View { Text(Self.text(of: model)) }
}

struct Host<S: Screen>: View {
    var model: S.Model

    var body: some View { Text(S.text(of: model)).environment(model) }
}

@Observable
final class Unrelated {
    var count = 0
}

struct UnrelatedView: View {
    @State private var unrelated = Unrelated()

    var body: some View { Text("\(unrelated.count)") }
}
