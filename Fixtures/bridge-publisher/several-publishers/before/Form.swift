import Combine
import Foundation

final class Form: ObservableObject {
  @Published var first = ""
  @Published var last = ""
  @Published var age = 0
  private var cancellables: Set<AnyCancellable> = []

  init() {
    Publishers.CombineLatest($first, $last).map { $0 + $1 }.sink { print($0) }.store(in: &cancellables)
    Publishers.CombineLatest3($first, $last, $age.removeDuplicates()).sink { print($0) }
      .store(in: &cancellables)
    Publishers.Merge($first, $last).sink { print($0) }.store(in: &cancellables)
    Publishers.Zip($first, $age).sink { print($0) }.store(in: &cancellables)
    $first.combineLatest($last).sink { print($0) }.store(in: &cancellables)
    $first.combineLatest($last, $age) { "\($0)\($1)\($2)" }.sink { print($0) }.store(in: &cancellables)
    $first.merge(with: $last).sink { print($0) }.store(in: &cancellables)
    $first.zip($age).sink { print($0) }.store(in: &cancellables)
    $first.map { $0.count }.merge(with: $age).sink { print($0) }.store(in: &cancellables)
  }
}
