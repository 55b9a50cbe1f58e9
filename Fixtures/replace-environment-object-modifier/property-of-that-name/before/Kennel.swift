import SwiftUI

final class Dog: ObservableObject {
  @Published var name = ""
}

struct DogView: View {
  @EnvironmentObject private var dog: Dog

  var body: some View {
    Text(dog.name)
  }
}

struct Inject: ViewModifier {
  let environmentObject: Dog

  func body(content: Content) -> some View {
    content.environmentObject(environmentObject)
  }
}

struct Kennel: View {
  @StateObject private var dog = Dog()
  let inject: Inject?

  var body: some View {
    DogView().modifier(Inject(environmentObject: dog))
    if let inject {
      DogView().environmentObject(inject.environmentObject)
    }
  }

  func view(environmentObject: Dog) -> some View {
    DogView().modifier(Inject(environmentObject: environmentObject))
  }
}
