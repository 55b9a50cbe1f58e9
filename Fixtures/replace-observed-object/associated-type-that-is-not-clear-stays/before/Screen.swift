import Combine
import SwiftUI

protocol Titled {
    var title: String { get }
}

final class Page: ObservableObject, Titled {
    @Published var title = ""
}

/// Is not titled, so no screen can have it.
final class Unrelated: ObservableObject {
    @Published var count = 0
}

protocol Screen: View {
    associatedtype Model: Titled
    var model: Model { get }
}

protocol LiveScreen: Screen where Model: ObservableObject {}

struct PageScreen: LiveScreen {
    @ObservedObject var model: Page

    var body: some View { Text(model.title) }
}

struct Host<S: LiveScreen>: View {
    @ObservedObject var model: S.Model

    var body: some View { Text(model.title) }
}

struct UnrelatedView: View {
    @StateObject private var unrelated = Unrelated()

    var body: some View { Text("\(unrelated.count)") }
}

/// Stays: somebody listens to it.
final class Player: ObservableObject {
    @Published var name = ""
}

func follow(_ player: Player) -> AnyCancellable {
    player.objectWillChange.sink { print("will change") }
}

protocol Stage: View {
    associatedtype Model: ObservableObject
    var model: Model { get }
}

struct PlayerStage: Stage {
    @ObservedObject var model: Player

    var body: some View { Text(model.name) }
}

struct StageHost<S: Stage>: View {
    let stage: S
    @ObservedObject var model: S.Model

    var body: some View { stage }
}
