import SwiftUI

@Observable
final class Dog {
  var name = ""
}

struct DogView: View {
  @Environment(Dog.self) private var dog

  var body: some View {
    Text(dog.name)
  }
}

struct Inject: ViewModifier {
  let environmentObject: Dog

  func body(content: Content) -> some View {
    content.environment(environmentObject)
  }
}

struct Kennel: View {
  @State private var dog = Dog()
  let inject: Inject?

  var body: some View {
    DogView().modifier(Inject(environmentObject: dog))
    if let inject {
      DogView().environment(inject.environmentObject)
    }
  }

  func view(environmentObject: Dog) -> some View {
    DogView().modifier(Inject(environmentObject: environmentObject))
  }
}
