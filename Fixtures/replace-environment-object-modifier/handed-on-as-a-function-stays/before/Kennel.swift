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

struct Kennel: View {
  @StateObject private var dog = Dog()

  var body: some View {
    ForEach([dog], id: \.name, content: DogView().environmentObject)
  }
}
