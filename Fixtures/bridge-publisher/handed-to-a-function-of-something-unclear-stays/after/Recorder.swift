import Combine
import Sounds
import SwiftUI

/// No view, and no extension of another module's type, has a function of this name.
final class Follower {
  func follow<P: Publisher>(_ publisher: P) where P.Failure == Never {}
}

extension View {
  func noting(_ publisher: Published<Int>.Publisher) -> some View {
    KeptView(publisher: publisher, content: self)
  }
}

struct KeptView<Content: View>: View {
  let publisher: Published<Int>.Publisher
  let content: Content

  var body: some View { content.onReceive(publisher) { print($0) } }
}

final class Recorder: ObservableObject {
  @Published var level = 0

  func start() { sound().followers.follow($level) }
}

final class Takes: ObservableObject {
  @Published var count = 0
}

struct TakesView: View {
  @ObservedObject var takes: Takes

  var body: some View { Text("\(takes.count)").font(.caption).noting(takes.$count) }
}

extension UIResponder {
  func show<P: Publisher>(_ publisher: P) where P.Failure == Never {}
}

func show(_ publisher: Published<Int>.Publisher) { _ = KeptView(publisher: publisher, content: Text("")) }

/// It is no `UIResponder`.
final class Marks: NSObject, ObservableObject {
  @Published var count = 0

  func start() { show($count) }
}
