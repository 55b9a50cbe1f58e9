import Combine

final class Windmill
    : ObservableObject
{
    @Published var speed = 0
}
