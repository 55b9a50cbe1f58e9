import SwiftUI

class ImportModel: ObservableObject {
    @Published var text = ""
    required init() {}
}

final class FileModel: ImportModel {}

protocol Importer: View {
    associatedtype Model: ImportModel
    init(model: Model)
}

struct Parent<Child>: View where Child: Importer {
    @StateObject var model: Child.Model = Child.Model()

    var body: some View { Child(model: model) }
}

struct FileImporter: Importer {
    @ObservedObject var model: FileModel

    init(model: FileModel) { self.model = model }

    var body: some View { Text(model.text) }
}

/// What the screens have for it moves, so the bound does.
final class Meter: ObservableObject {
    @Published var level = 0
}

protocol Screen: View {
    associatedtype Model: ObservableObject
    var model: Model { get }
    static func text(of model: Model) -> String
}

struct MeterScreen: Screen {
    @ObservedObject var model: Meter

    static func text(of model: Meter) -> String { "\(model.level)" }
    var body: some View { Text(Self.text(of: model)) }
}

struct Host<S: Screen>: View {
    @ObservedObject var model: S.Model

    var body: some View { Text(S.text(of: model)).environmentObject(model) }
}

final class Unrelated: ObservableObject {
    @Published var count = 0
}

struct UnrelatedView: View {
    @StateObject private var unrelated = Unrelated()

    var body: some View { Text("\(unrelated.count)") }
}
