import Combine
import SwiftUI

extension View {
  func assign<P: Publisher>(_ publisher: P, to binding: Binding<P.Output>) -> some View
  where P.Failure == Never {
    onReceive(publisher) { binding.wrappedValue = $0 }
  }

  func noting(_ publisher: some Publisher<Int, Never>) -> some View {
    onReceive(publisher) { print($0) }
  }
}

extension UIResponder {
  func follow<P: Publisher>(_ publisher: P) where P.Failure == Never { _ = publisher.sink { _ in } }
}
